/** Reads the list that all four pages show. */
export async function readAnswer() {
  const answer = await fetch('/api/embed/v1/latest?court=sc&limit=8');
  return answer.json();
}
