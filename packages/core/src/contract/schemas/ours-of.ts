import * as v from 'valibot';

interface Inner {
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly items?: readonly v.GenericSchema[];
  readonly item?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
}

/** Returns whether we define this part because the specification does not show it. */
export function isOurs(schema: v.GenericSchema): boolean {
  return v.getMetadata(schema)['x-ours'] === true;
}

/** Returns the fields of an object schema by wire name; empty for any other schema. */
export function fieldsOf(schema: v.GenericSchema | undefined): Readonly<Record<string, v.GenericSchema>> {
  const { entries, wrapped } = (schema ?? {}) as Inner;
  return entries ?? (wrapped ? fieldsOf(wrapped) : {});
}

function namesIn(schema: v.GenericSchema, isAll: boolean): string[] {
  const { items, item, wrapped } = schema as Inner;
  const inner = [...(items ?? []), ...(item ? [item] : []), ...(wrapped ? [wrapped] : [])];
  return [
    ...Object.entries(fieldsOf(schema)).flatMap(([name, field]) =>
      isAll || isOurs(field) ? [name] : namesIn(field, false),
    ),
    ...inner.flatMap((part) => namesIn(part, isAll || isOurs(part))),
  ];
}

/** Returns the wire names of our own fields in a query, a body or an answer, without the fields inside them. */
export function oursIn(schema: v.GenericSchema | undefined): readonly string[] {
  return schema ? [...new Set(namesIn(schema, isOurs(schema)))] : [];
}
