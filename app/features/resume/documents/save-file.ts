/** Hands bytes to the browser as a file to keep. */
export function saveFile(bytes: Uint8Array<ArrayBuffer>, name: string): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Not at once: a browser may begin to read it only after this.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
