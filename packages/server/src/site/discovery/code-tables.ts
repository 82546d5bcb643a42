import { codePairs, codeTableCsv, codeTableJson, codeTableVersion, type CodePairName } from '@headnote/core/codes';
import { NotFoundError } from '@headnote/core/errors';
import type { FastifyInstance } from 'fastify';
import { forEveryone } from './discovery-context.js';

const DAY = 86_400;

const writers = {
  csv: { type: 'text/csv; charset=utf-8', write: codeTableCsv },
  json: { type: 'application/json; charset=utf-8', write: (name: CodePairName) => JSON.stringify(codeTableJson(name)) },
} as const;

interface TableFile {
  readonly type: string;
  readonly tag: string;
  /** Written once: anybody may ask for it as often as he likes. */
  readonly text: () => string;
}

/** The files by their names. */
const files: ReadonlyMap<string, TableFile> = new Map(
  codePairs.flatMap(({ name }) =>
    (['csv', 'json'] as const).map((ending): [string, TableFile] => {
      const { type, write } = writers[ending];
      let text: string | undefined;
      const tag = `W/"${name}-${ending}-${String(codeTableVersion)}"`;
      return [`${name}.${ending}`, { type, tag, text: () => (text ??= write(name)) }];
    }),
  ),
);

/**
 * Registers `/codes/ipc-bns.csv`, `/codes/ipc-bns.json` and those of the other two pairs of codes: what became of every section on 1 July
 * 2024. The version of the table is in the file, in the header `x-table-version`, and is the answer's tag. Any page may read them.
 */
export function registerCodeTables(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/codes/:file', (request, reply) => {
    const found = files.get(request.params.file);
    if (found === undefined)
      throw new NotFoundError(`There is no such table; the tables are ${codePairs.map((one) => one.name).join(', ')}`);
    const { type, tag, text } = found;
    forEveryone(reply, DAY).headers({ etag: tag, 'x-table-version': String(codeTableVersion) });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type(type).send(text());
  });
}
