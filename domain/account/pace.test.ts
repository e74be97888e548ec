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
  ])('after %i of one address at one account, the next waits %i seconds', (attempts, seconds) => {
    expect(waitAfter(paces.passwordByPair, attempts)).toBe(seconds);
  });

  it('slow the account as a whole down by half a minute at most', () => {
    expect(waitAfter(paces.passwordByAccount, 19)).toBe(0);
    expect(waitAfter(paces.passwordByAccount, 1000)).toBe(30);
  });

  // The figures that the decision about guessing names.
  it.each([
    ['one address', paces.passwordByPair, 300],
    ['any number of addresses', paces.passwordByAccount, 2904],
    ['a stolen cookie of a known browser', paces.passwordByDevice, 1448],
    ['codes of one account, from any number of addresses', paces.codeByAccount, 160],
    ['e-mails of a forgotten password', paces.emailByAccount, 57],
  ])('are bounded in a day by %s', (_, pace, most) => {
    expect(attemptsInADay(pace)).toBeLessThanOrEqual(most);
  });

  it('leave the person who waits for an e-mail with one whose link still works for half an hour', () => {
    expect(paces.emailByAccount.longestWait).toBeLessThanOrEqual(30 * 60);
    expect(paces.emailByDevice.longestWait).toBeLessThanOrEqual(30 * 60);
  });
});
