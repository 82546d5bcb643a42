export function checkFloors(file: string, text: string): string[];
export function checkSql(file: string, text: string): string[];
