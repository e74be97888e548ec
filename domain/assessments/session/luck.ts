/** How often a player without any knowledge chooses the right options: any one of them, or any set of them. */
export function luckOf({ options, severalRight }: { options: number; severalRight: boolean }): number {
  return 1 / (severalRight ? 2 ** options - 1 : options);
}
