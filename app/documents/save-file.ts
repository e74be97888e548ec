/** Saves bytes as a file on the user's machine. */
export function saveFile(bytes: Uint8Array<ArrayBuffer>, name: string): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Delayed, because a browser may start to read the address only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
