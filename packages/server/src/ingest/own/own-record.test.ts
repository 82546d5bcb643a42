import { toJsonSchema } from '@valibot/to-json-schema';
import { describe, expect, it } from 'vitest';
import { ownRecordSchema } from './own-record.js';

describe('the documented format', () => {
  it('has the published JSON Schema, docs/import-format.schema.json', async () => {
    const schema = toJsonSchema(ownRecordSchema, { target: 'draft-2020-12' });
    const published = { ...schema, title: 'A judgment or act for npm run import -- documents' };
    await expect(`${JSON.stringify(published, null, 2)}\n`).toMatchFileSnapshot(
      '../../../../../docs/import-format.schema.json',
    );
  });
});
