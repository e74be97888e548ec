export function linkTo(address: string, search: string): string {
  return search ? `${address}?${search}` : address;
}
