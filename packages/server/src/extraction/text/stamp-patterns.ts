/**
 * Lines that the courts' computers print onto a page and that are never the judge's words:
 * page counts, portal notes, file names, signature notes. Each pattern is matched against a whole line.
 */
export const stampPatterns: readonly RegExp[] = [
  // Page counts: `Page 3 of 23`, `Page No.# 1/7`, `VRD 1 of 18`, `3 / 19`, `-: 2 :-`, `((-2-))`, `(2 of 7)`
  /^(?:[A-Z]{1,5}\s)?(?:Page\s)?\d{1,3}\s?of\s?\d{1,3}$/i,
  /^Page No\.?\s?#?\s?\d{1,3}\s?\/\s?\d{1,3}$/i,
  /^(?:Page\s)?\d{1,3}\s?\/\s?\d{1,3}$/,
  /^[-:=(\s]{2,}\d{1,3}[-:=)\s]{2,}$/,
  /^-\s?\d{1,3}\s?-$/,
  /^:\s?\d{1,3}\s?:$/,
  /^\(\d{1,3} of \d{1,3}\)$/,
  /^-\s?\d{1,3}\s?-?\s?HC-KAR$/,
  // Portal notes
  /^:{2,}\s*(?:Downloaded|Uploaded) on\b.*$/i,
  /^\(?(?:Uploaded|Downloaded) on\s*:?\s.*(?:AM|PM|IST)\b.*$/i,
  /^Uploaded by [A-Z].*\([A-Z]{1,4}\d+\) on .*$/,
  /^undefined$/,
  /^Powered by TCPDF.*$/,
  /^https?:\/\/\S+\/judis$/,
  /^This is a digitally signed order\.$/,
  /^(?:I attest to the accuracy and|authenticity of this document|I attest to the accuracy and authenticity of this document)$/i,
  /^The authenticity of the order can be re-verified from .*$/,
  /^The Order is downloaded from the DHC Server on .*$/,
  // Signs that one court's registry prints beside the cause title
  /^[$~*%+#\s]{1,6}$/,
  // File names of the court's typists
  /^(?=.{1,60}$).*\.(?:docx?|sxw|odt)\b.{0,20}$/i,
];

/** What opens a digital-signature note. */
export const signatureOpening =
  /^(?:Signature Not Verified|Digitally(?: [Ss]igned(?: [Bb]y\b.*)?)?|Signed [Bb]y\s?:.*)$/;

/** The lines of a signature note that can be told by themselves. */
export const signaturePart =
  /^(?:Signature Not Verified|Digitally(?: [Ss]igned(?: [Bb]y\b.*)?)?|[Ss]igned [Bb]y\b\s?:?.*|[Bb]y\s?:\s?[A-Z][A-Za-z. ]+|by [A-Z][A-Z ]+|(?:Date|Signing ?(?:Date|time))\s?:[\d\s./:+'-]*(?:IST)?|(?:Reason|Location)\s?:.{0,30}|\d{4}\.\d\d\.\d\d(?: \d\d:\d\d)?|\d{1,2}:\d\d:\d\d(?: ?(?:IST|AM|PM|[+-]\d\d'?:?\d\d'?))?|\d{1,2}:\d\d:\d\d ?[AP]M|\+\d\d'?\d\d'?)$/;

/** A line of a signer's name inside a signature note. */
export const signerName = /^[A-Z][A-Za-z.]*(?: [A-Z][A-Za-z.]*){0,3}$/;

/** Pieces of the watermark that one High Court prints across its pages and that extraction drops between the lines. */
export const watermarkPieces = new Set(['.P', '.', 'of', 'H', 'ou', 'rt', 'C', 'h', 'ig']);

/** The portal note of the court that prints that watermark. */
export const watermarkOwner = /:::\s*Downloaded on .*:::CIS/;
