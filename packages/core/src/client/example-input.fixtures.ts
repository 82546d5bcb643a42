const every = {
  body: { query: { match_all: {} } },
  username: 'asha',
  password: 'a pass phrase',
  remember: false,
  refreshToken: 'r',
  userId: '7',
  courtIds: [1],
  court: 'sc',
};

/** An input that every call takes: it has each field that one of them asks for. */
export const exampleInput = (): unknown => every;
