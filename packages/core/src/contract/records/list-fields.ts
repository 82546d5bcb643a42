/* Plain wire names: the keys of `caseFields` and `actFields` would add to the bundle of every search. */

/** Fields of a case in a list: all except the text and the original. */
export const caseListFields: readonly string[] = (
  'id appellant respondent hcref judge_beanch bench_strength judge judge_id advocate advocate_id appeal_type ' +
  'appeal_no topic enote actshtml fd dispose_dt lscitation fcitation citation cited count_referred ' +
  'count_overuled is_refferred treatment courtid courtname file_name is_sample sources source_name source_url ' +
  'derived_fields field_sources'
).split(' ');

/** Fields of an act in a list: all except the text. */
export const actListFields: readonly string[] =
  'id lno title lyear act_number lscitation is_available status_text repealed_on repealed_by repealed_by_id repeal_source as_on ministry long_title is_sample source_name source_url'.split(
    ' ',
  );
