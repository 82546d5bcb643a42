import type { EmbedCase, EmbedCaseAnswer, EmbedLater } from '@headnote/core/embed';

const overruling: EmbedLater = {
  treatment: 'overruled',
  bench: 5,
  title: 'Meera v. State of Vindhya',
  citation: '2021 INSC 9009',
  court: 'Supreme Court of India',
  date: '2021-04-01',
  href: 'https://library.example/case/2021-hns-9',
};

const sentence = 'These writ petitions challenge the validity of clause (5), and the arguments were confined to it. ';

/** A fictional case. */
export function caseOf(over: Partial<EmbedCase> = {}): EmbedCase {
  return {
    citation: '(2019) 7 SMP 12',
    citations: ['(2019) 7 SMP 12', 'AIR 2019 SC 9012', '[2019] 3 SMR 88', '2019 HNS 7'],
    appellant: 'Asha Varma & Others',
    respondent: 'State of Vindhya',
    court: 'Supreme Court of India',
    date: '2019-08-02',
    bench: 'R. Iyer, S. Rao',
    author: '',
    number: 'Civil Appeal 120 of 2019',
    advocates: ['S. Das'],
    subject: 'Service. Waiting list',
    provisions: ['Service Act, s 3', 'Service Act, s 9'],
    decision: 'Appeal allowed',
    printed: [],
    derived: ['bench', 'decision'],
    sample: true,
    paragraphs: [
      [{ text: 'Iyer J.', mark: 'bold' }, { text: ` ${sentence.repeat(3)}` }],
      [
        { text: 'See ' },
        { text: 'Rivergate Ports', mark: 'italic', href: 'https://library.example/case/2001-hns-1' },
        { text: ` ${sentence}…` },
      ],
    ],
    shown: 2000,
    length: 6862,
    later: null,
    treatments: [],
    citedCount: 0,
    source: 'Sample',
    sourceHref: '',
    href: 'https://library.example/case/2019-hns-7',
    signIn: 'https://library.example/?query=abc&returnURL=def',
    ...over,
  };
}

/** The same case, overruled. */
export const overruledCase = (): EmbedCase =>
  caseOf({
    later: overruling,
    treatments: [overruling, { ...overruling, treatment: 'followed', title: 'Nandgaon Mills v. Union of India' }],
    citedCount: 1234,
  });

/** An answer with a case. */
export function foundAnswer(found = caseOf()): EmbedCaseAnswer {
  return { asked: found.citation, state: 'found', case: found, items: [], search: 'https://library.example/?q=x' };
}

/** An answer without a case. */
export function missingAnswer(state: EmbedCaseAnswer['state'], asked = '(2019) 7 SMP 9999'): EmbedCaseAnswer {
  const items = ['Asha Varma v. State of Vindhya', 'Vikram v. Registrar'].map((title, index) => ({
    title,
    citation: `2019 HNS ${index + 7}`,
    court: 'Supreme Court of India',
    date: '2019-08-02',
    href: `https://library.example/case/2019-hns-${index + 7}`,
  }));
  return { asked, state, case: null, items: state === 'several' ? items : [], search: 'https://library.example/?q=x' };
}
