import * as v from 'valibot';

interface Inner {
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly items?: readonly v.GenericSchema[];
  readonly item?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
}

/** True for a part that the specification does not show and we define. */
export function isOurs(schema: v.GenericSchema): boolean {
  return v.getMetadata(schema)['x-ours'] === true;
}

/** The fields of an object schema, under their wire names; none for what is no object. */
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

/** Wire names of the fields of a query, a body or an answer that are ours; a field inside one is not listed. */
export function oursIn(schema: v.GenericSchema | undefined): readonly string[] {
  return schema ? [...new Set(namesIn(schema, isOurs(schema)))] : [];
}
