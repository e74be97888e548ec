/**
 * How attempts at something secret are slowed down: the first ones are free, then each makes the next one wait, twice as
 * long every time up to a bound. After `forgottenAfter` seconds without an attempt all is forgotten.
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
 * Three counters for each secret. A browser that has signed in to the account before has one of its own, so that an attack from
 * elsewhere never stops the owner. Others count by account and client address together, and for the account as a whole.
 */
export const paces = {
  passwordByDevice: { name: 'password-device', free: 5, firstWait: 2, longestWait: 60, forgottenAfter: hour },
  passwordByPair: { name: 'password-pair', free: 5, firstWait: 2, longestWait: 300, forgottenAfter: hour },
  passwordByAccount: { name: 'password-account', free: 20, firstWait: 1, longestWait: 30, forgottenAfter: hour },
  // Six digits are guessed more easily, and only a person who knows the password gets here.
  codeByDevice: { name: 'code-device', free: 5, firstWait: 2, longestWait: 60, forgottenAfter: hour },
  codeByPair: { name: 'code-pair', free: 5, firstWait: 5, longestWait: 600, forgottenAfter: hour },
  codeByAccount: { name: 'code-account', free: 10, firstWait: 5, longestWait: 600, forgottenAfter: 24 * hour },
  // The password again, by a person who is signed in: each session has its own.
  passwordBySession: { name: 'password-session', free: 5, firstWait: 2, longestWait: 60, forgottenAfter: hour },
  // Typed on the page of a confirmation link.
  passwordByLink: { name: 'password-link', free: 5, firstWait: 2, longestWait: 60, forgottenAfter: hour },
  // E-mails: the person who waits holds one whose link still works for at least half an hour.
  emailByDevice: { name: 'email-device', free: 3, firstWait: 60, longestWait: 30 * 60, forgottenAfter: hour },
  emailByAccount: { name: 'email-account', free: 3, firstWait: 60, longestWait: 30 * 60, forgottenAfter: 24 * hour },
} as const satisfies Record<string, Pace>;

/** How many seconds the next attempt waits after this many. */
export function waitAfter({ free, firstWait, longestWait }: Pace, attempts: number): number {
  return attempts < free ? 0 : Math.min(longestWait, firstWait * 2 ** (attempts - free));
}

/** The most attempts in a day: each one made as soon as it is allowed, or all after the others are forgotten. */
export function attemptsInADay(pace: Pace): number {
  const day = 24 * hour;
  const rounds = attemptsWithin(pace, pace.forgottenAfter);
  // Beginning again after everything is forgotten pays as long as the last waits were longer than that.
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
