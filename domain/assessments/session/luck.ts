/** How often somebody who knows nothing of it marks the right options: any of them, or any set of them. */
export function luckOf({ options, severalRight }: { options: number; severalRight: boolean }): number {
  return 1 / (severalRight ? 2 ** options - 1 : options);
}
