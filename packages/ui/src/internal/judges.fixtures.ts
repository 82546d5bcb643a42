const first = ['Ashok', 'Asha', 'Bhaskar', 'Chandrika', 'Devendra', 'Farida', 'Gopal', 'Harini', 'Imran', 'Jayanthi'];
const second = ['Prabhakar', 'Narayan', 'Lakshmi', 'Kumar', 'Rao', 'Singh', 'Devi', 'Abdul', 'Mary', 'Balwant'];
const last = ['Deshpande', 'Iyengar', 'Mukhopadhyay', 'Patwardhan', 'Qureshi', 'Ramachandran', 'Srivastava', 'Thorave'];

/** Fictional names of judges, all different. */
export function judges(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => {
    const name = `${first[at % 10] ?? ''} ${second[Math.floor(at / 10) % 10] ?? ''} ${last[Math.floor(at / 100) % 8] ?? ''}`;
    return at < 800 ? name : `${name} ${Math.floor(at / 800) + 1}`;
  });
}

/** Finds the names that contain a text, as a server would. */
export function findIn(list: readonly string[]): (text: string) => readonly string[] {
  return (text) => list.filter((name) => name.toLowerCase().includes(text.toLowerCase()));
}
