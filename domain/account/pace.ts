/**
 * How attempts at a secret are slowed down: the first ones are free, then each one makes the next one wait, twice as
 * long every time up to a maximum. After `forgottenAfter` seconds without an attempt the counter starts again.
 */
export type Pace = {
  name: string;
  free: number;
  firstWait: number;
  longestWait: number;
  forgottenAfter: number;
};

const hour = 60 * 60;

/**
 * Three counters for each secret. A browser that has signed in to the account before has its own counter, so that an
 * attack from another browser never blocks the owner. All other attempts count by account and client address together,
 * and for the account as a whole.
 */
export const paces = {
  passwordByDevice: { name: 'password-device', free: 5, firstWait: 2, longestWait: 60, forgottenAfter: hour },
  passwordByPair: { name: 'password-pair', free: 5, firstWait: 2, longestWait: 300, forgottenAfter: hour },
  passwordByAccount: { name: 'password-account', free: 20, firstWait: 1, longestWait: 30, forgottenAfter: hour },
  // Six digits are easier to guess, and only a user who knows the password reaches this step.
  codeByDevice: { name: 'code-device', free: 5, firstWait: 2, longestWait: 60, forgottenAfter: hour },
  codeByPair: { name: 'code-pair', free: 5, firstWait: 5, longestWait: 600, forgottenAfter: hour },
  codeByAccount: { name: 'code-account', free: 10, firstWait: 5, longestWait: 600, forgottenAfter: 24 * hour },
  // A signed-in user types the password again: each session has its own counter.
  passwordBySession: { name: 'password-session', free: 5, firstWait: 2, longestWait: 60, forgottenAfter: hour },
  // The password is typed on the page of a confirmation link.
  passwordByLink: { name: 'password-link', free: 5, firstWait: 2, longestWait: 60, forgottenAfter: hour },
  // E-mails: a user who waits has an earlier one whose link still works for at least half an hour.
  emailByDevice: { name: 'email-device', free: 3, firstWait: 60, longestWait: 30 * 60, forgottenAfter: hour },
  emailByAccount: { name: 'email-account', free: 3, firstWait: 60, longestWait: 30 * 60, forgottenAfter: 24 * hour },
} as const satisfies Record<string, Pace>;

/** How many seconds the next attempt waits after this many attempts. */
export function waitAfter({ free, firstWait, longestWait }: Pace, attempts: number): number {
  return attempts < free ? 0 : Math.min(longestWait, firstWait * 2 ** (attempts - free));
}

/** The most attempts in a day: each one made as soon as it is allowed, or in rounds after the counter was reset. */
export function attemptsInADay(pace: Pace): number {
  const day = 24 * hour;
  const rounds = attemptsWithin(pace, pace.forgottenAfter);
  // Starting again after the reset gives more attempts when the last waits are longer than the time to the reset.
  const round = spentOn(pace, rounds) + pace.forgottenAfter;
  const again = Math.floor(day / round) * rounds + Math.min(rounds, attemptsWithin(pace, day % round));
  return Math.max(attemptsWithin(pace, day), again);
}

function attemptsWithin(pace: Pace, seconds: number): number {
  let attempts = 1;
  for (let spent = waitAfter(pace, 1); spent < seconds; spent += waitAfter(pace, attempts)) attempts++;
  return attempts;
}

function spentOn(pace: Pace, attempts: number): number {
  return Array.from({ length: attempts - 1 }, (_, n) => waitAfter(pace, n + 1)).reduce((sum, one) => sum + one, 0);
}
