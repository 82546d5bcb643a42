import { PREVIEW_LENGTH } from '@headnote/core/content';
import { searchLimits } from '@headnote/core/contract';
import type { HighlightField } from '../model/engine-request.js';
import { type TextField, textFields } from '../model/fields.js';
import type { Audience } from '../model/audience.js';
import { member, readList, readObject, readShape, readWhole } from './read-json.js';
import { readTextField } from './read-text-field.js';
import { memberPath, refuse } from './refuse.js';

/** Number of fragments by default. */
const DEFAULT_FRAGMENTS = 3;
const DEFAULT_FRAGMENT_SIZE = 150;

/** Limits of highlights for a visitor, for any request. */
export const VISITOR_FRAGMENTS = 3;
export const VISITOR_FRAGMENT_SIZE = 150;
/** Visitors get highlights only from the preview of a text. */
export const VISITOR_WINDOW = PREVIEW_LENGTH;

/** Fields that are short enough to be highlighted whole. */
const WHOLE: ReadonlySet<TextField> = new Set(['actsHtml', 'appellant', 'respondent']);

/** Parses `highlight`: fields with their fragments. */
export function parseHighlight(value: unknown, path: string, audience: Audience): HighlightField[] {
  if (value === undefined) return [];
  const object = readShape(value, path, { known: ['fields', 'pre_tags', 'post_tags'] });
  readTag(member(object, 'pre_tags'), memberPath(path, 'pre_tags'), '<b>');
  readTag(member(object, 'post_tags'), memberPath(path, 'post_tags'), '</b>');
  const inner = memberPath(path, 'fields');
  const fields = Object.entries(readObject(member(object, 'fields'), inner));
  if (fields.length > textFields.length) refuse(inner, `at most ${textFields.length} fields`);
  return fields.map(([wire, options]) => parseField(wire, options, { path: memberPath(inner, wire), audience }));
}

function parseField(
  wire: string,
  value: unknown,
  { path, audience }: { readonly path: string; readonly audience: Audience },
): HighlightField {
  const { field, exact } = readTextField(wire, path);
  // Words of the exact form are marked in the field itself, so only fields have names here.
  if (exact) refuse(path, 'name the field itself');
  const object = readShape(value, path, { known: ['fragment_size', 'number_of_fragments'] });
  const count = member(object, 'number_of_fragments') ?? DEFAULT_FRAGMENTS;
  const countPath = memberPath(path, 'number_of_fragments');
  if (count === 0 && !WHOLE.has(field)) refuse(countPath, 'this field is not highlighted as a whole');
  const fragments =
    count === 0 ? 0 : readWhole(count, countPath, { min: searchLimits.minFragments, max: searchLimits.maxFragments });
  const size = member(object, 'fragment_size') ?? DEFAULT_FRAGMENT_SIZE;
  const fragmentSize = readWhole(size, memberPath(path, 'fragment_size'), {
    min: searchLimits.minFragmentSize,
    max: searchLimits.maxFragmentSize,
  });
  if (audience === 'member') return { field, fragments, fragmentSize };
  return {
    field,
    fragments: Math.min(fragments, VISITOR_FRAGMENTS),
    fragmentSize: Math.min(fragmentSize, VISITOR_FRAGMENT_SIZE),
  };
}

function readTag(value: unknown, path: string, tag: string): void {
  if (value === undefined) return;
  const tags = readList(value, path, 1);
  if (tags[0] !== tag) refuse(path, `must be ["${tag}"]`);
}
