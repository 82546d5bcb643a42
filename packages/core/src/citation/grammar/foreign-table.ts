/**
 * Series of other countries that Indian judgments cite, in the form and with the marks of `familyTable`. A series that
 * shares its name with an Indian one is there.
 */
export const foreignTable = `
RPC
FSR
Lloyd's Rep
UKSC
EWCA Civ
UKPC
EWCA Crim
UKHL
EWHC
ECHR
|1895
All ER
|1953
WLR
|1600v
L Ed,led
L Ed 2d,led2d
Cox CC
Lewin
Bligh PC,bligh
Law CC
|1600Av
ER
US
F2d
F3d
Ch D
Marsh
Hay
|1600A
CB
QB
Ch
|v
Cr App R
|1756
Bur,burr
|A
QBD
KB`;
