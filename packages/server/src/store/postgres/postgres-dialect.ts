import { type DataTypeNode, PostgresDialect, PostgresQueryCompiler, type QueryCompiler } from 'kysely';
import { storableText } from './storable-text.js';

/**
 * PostgreSQL with texts that compare byte by byte, as SQLite's do. So lists have the same order on both databases,
 * whatever the locale of the PostgreSQL server is.
 */
export class BytewisePostgresDialect extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return new BytewiseCompiler();
  }
}

class BytewiseCompiler extends PostgresQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    super.visitDataType(node);
    if (node.dataType === 'text') this.append(' collate "C"');
  }

  protected override appendValue(value: unknown): void {
    super.appendValue(storableText(value));
  }
}
