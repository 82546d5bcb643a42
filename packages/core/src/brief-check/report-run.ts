/** Words of a line. Marked if only the brief or only the report has them. */
export interface ReportRun {
  readonly text: string;
  readonly mark?: 'brief' | 'report';
}
