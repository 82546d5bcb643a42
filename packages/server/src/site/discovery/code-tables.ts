import { codePairs, codeTableCsv, codeTableJson, codeTableVersion, type CodePairName } from '@headnote/core/codes';
import { NotFoundError } from '@headnote/core/errors';
import type { FastifyInstance } from 'fastify';
import { forEveryone } from './discovery-context.js';

const DAY = 86_400;

const writers = {
  csv: { type: 'text/csv; charset=utf-8', write: codeTableCsv },
  json: { type: 'application/json; charset=utf-8', write: (name: CodePairName) => JSON.stringify(codeTableJson(name)) },
} as const;

/**
 * Registers `/codes/ipc-bns.csv`, `/codes/ipc-bns.json` and those of the other two pairs of codes: what became of every section on 1 July
 * 2024. The version of the table is in the file, in the header `x-table-version`, and is the answer's tag. Any page may read them.
 */
export function registerCodeTables(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/codes/:file', (request, reply) => {
    const [name = '', ending = '', ...more] = request.params.file.split('.');
    const pair = codePairs.find((one) => one.name === name);
    const writer = ending === 'csv' ? writers.csv : ending === 'json' ? writers.json : undefined;
    if (pair === undefined || writer === undefined || more.length > 0)
      throw new NotFoundError(`There is no such table; the tables are ${codePairs.map((one) => one.name).join(', ')}`);
    const tag = `W/"${pair.name}-${ending}-${String(codeTableVersion)}"`;
    forEveryone(reply, DAY).headers({ etag: tag, 'x-table-version': String(codeTableVersion) });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type(writer.type).send(writer.write(pair.name));
  });
}
