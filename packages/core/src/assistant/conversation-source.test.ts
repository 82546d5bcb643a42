import { expect, it } from 'vitest';
import { createClient } from '../client/index.js';
import { createConversationSource } from './conversation-source.js';
import { createConversation } from './create-conversation.js';

const place = {
  id: '4.1',
  paragraph: 'para-4',
  label: '4',
  text: 'It was.',
  start: 0,
  end: 7,
  role: 'reasons',
  side: '',
  not_held: [],
};
const group = {
  file_name: 'c1',
  title: 'A v. B',
  citation: '',
  lscitation: '',
  opinion: 1,
  author: '',
  kind: 'sole',
  later: null,
  status_text: '',
  sentences: [place],
};
const outdata = {
  id: 'a1',
  conversationid: 'k1',
  question: 'Was it?',
  asked_at: '2026-05-04T10:44:00.000Z',
  scope: 'document',
  selector: 'fallback',
  later: null,
  groups: [group],
  refusal: null,
  hidden: 0,
  vote: 'none',
};

it('shows what a server streams, and ignores an event that it cannot read', async () => {
  const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  const body =
    event('sentence', group) +
    event('sentence', 'prose') +
    event('end', { flag: true, message: '', outdata, outdatalist: null });
  const fetch = () => Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  const client = createClient({ bases: { api: 'https://library.example' }, fetch });
  const source = createConversationSource(client.assistant);
  const machine = createConversation({ documentId: 'c1', source });
  const phases: string[] = [];
  const done = new Promise<void>((resolve) => {
    machine.subscribe(() => {
      const turn = machine.getSnapshot().turns[0];
      phases.push(`${turn?.phase} ${turn?.groups.length}`);
      if (turn?.answer && machine.getSnapshot().conversationId === 'k1') resolve();
    });
  });
  machine.ask('Was it?');
  await done;
  expect([...new Set(phases)]).toEqual(['asking 0', 'streaming 1', 'done 1']);
  expect(machine.getSnapshot().turns[0]?.answer?.selector).toBe('fallback');
});
