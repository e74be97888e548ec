import { describe, expect, it } from 'vitest';
import { attemptsInADay, paces, waitAfter } from './pace.ts';

describe('attempts at a password', () => {
  it.each([
    [1, 0],
    [4, 0],
    [5, 2],
    [6, 4],
    [7, 8],
    [12, 256],
    [13, 300],
    [500, 300],
  ])('after %i attempts from one client address at one account, the next one waits %i seconds', (attempts, seconds) => {
    expect(waitAfter(paces.passwordByPair, attempts)).toBe(seconds);
  });

  it('make the account as a whole wait half a minute at most', () => {
    expect(waitAfter(paces.passwordByAccount, 19)).toBe(0);
    expect(waitAfter(paces.passwordByAccount, 1000)).toBe(30);
  });

  // The figures are those of the decision about guessing (docs/decisions).
  it.each([
    ['the limit of one client address', paces.passwordByPair, 300],
    ['the limit of any number of client addresses', paces.passwordByAccount, 2904],
    ['the limit of a stolen cookie of a known browser', paces.passwordByDevice, 1448],
    ['the limit of codes for one account, from any number of client addresses', paces.codeByAccount, 160],
    ['the limit of password-reset e-mails', paces.emailByAccount, 57],
  ])('are bounded in a day by %s', (_, pace, most) => {
    expect(attemptsInADay(pace)).toBeLessThanOrEqual(most);
  });

  it('leave a user who waits for an e-mail with a link that works for at least half an hour', () => {
    expect(paces.emailByAccount.longestWait).toBeLessThanOrEqual(30 * 60);
    expect(paces.emailByDevice.longestWait).toBeLessThanOrEqual(30 * 60);
  });
});
