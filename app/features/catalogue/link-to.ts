export function linkTo(pathname: string, search: string): string {
  return search ? `${pathname}?${search}` : pathname;
}
