import { isHeadnoteError } from '@headnote/core/errors';
import { McpServer, type CallToolResult } from '@modelcontextprotocol/server';
import { toStandardJsonSchema } from '@valibot/to-json-schema';
import { dayInIndia } from '../../accounts/subscription.js';
import type { ToolContext } from './tool.js';
import { tools } from './tools.js';

interface McpServerParts {
  /** Name of the operator's library. */
  readonly name: string;
  readonly context: ToolContext;
  readonly now: () => number;
  /** Called with a fault of the server, which its reader is only told of. */
  readonly onFault: (error: unknown) => void;
}

const INSTRUCTIONS =
  'Indian judgments and acts, word for word. Quote only what get_paragraphs and get_section return, with their citation and link. Before you rely on a judgment, read its "later" and its treatment. A citation with several matches is a question for the lawyer, not a choice for you.';
const UNEXPECTED = 'Something went wrong on the server. Please try again.';

/** Creates the server of one request of one member. */
export function createMcpServer({ name, context, now, onFault }: McpServerParts): McpServer {
  const server = new McpServer({ name, version: '1' }, { instructions: INSTRUCTIONS });
  for (const { name: tool, title, description, input, run } of tools) {
    const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
    server.registerTool(
      tool,
      { title, description, inputSchema: toStandardJsonSchema(input), annotations },
      async (values): Promise<CallToolResult> => {
        try {
          const answer = { asOn: dayInIndia(now()), ...(await run(values, context)) };
          return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: { ...answer } };
        } catch (error) {
          const isTold = isHeadnoteError(error) && error.code !== 'server' && error.code !== 'contract';
          if (!isTold) onFault(error);
          return { isError: true, content: [{ type: 'text', text: isTold ? error.message : UNEXPECTED }] };
        }
      },
    );
  }
  return server;
}
