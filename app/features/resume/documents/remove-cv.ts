/** True when the file is gone, also when it was already missing. */
export async function removeCv(address: string): Promise<boolean> {
  return fetch(address, { method: 'DELETE' }).then(
    (answer) => answer.ok && !answer.redirected,
    () => false,
  );
}
