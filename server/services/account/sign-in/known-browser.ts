import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../../context.ts';
import { ownCookie, readOwnCookie } from '../sessions/own-cookies.ts';

const name = 'known';
const dayMilliseconds = 24 * 60 * 60 * 1000;
const knownDays = 180;
/** Several people may share a computer, but the cookie must stay small. */
const mostAccounts = 5;

type Mark = { nonce: string; day: number; signature: string };

/**
 * The attempt counter of this browser for an account, if its owner has signed in here before. It gives no access:
 * attempts in this browser are only counted separately.
 */
export function knownBrowser(context: Context, userId: string): string | undefined {
  return readMarks(context).find((mark) => isOf(context, mark, userId))?.nonce;
}

/** Call it after a successful sign-in. Other accounts stay known to this browser. */
export function rememberBrowser(context: Context, userId: string): void {
  const marks = readMarks(context);
  const nonce = marks.find((mark) => isOf(context, mark, userId))?.nonce ?? context.ports.random.handle();
  const day = today(context);
  const mark = { nonce, day, signature: sign(context, userId, nonce, day) };
  const others = marks.filter((one) => !isOf(context, one, userId)).slice(0, mostAccounts - 1);
  const value = [mark, ...others].map((one) => `${one.nonce}.${one.day}.${one.signature}`).join('~');
  context.cookies.append(ownCookie(context.config, name, value, (knownDays * dayMilliseconds) / 1000));
}

function readMarks({ config, headers }: Context): Mark[] {
  const parts = (readOwnCookie(config, headers, name) ?? '').split('~').slice(0, mostAccounts);
  return parts.flatMap((part) => {
    const [, nonce, day, signature] = part.match(/^([a-z0-9]{20,64})\.(\d{1,6})\.([\w-]{43})$/) ?? [];
    return nonce && day && signature ? [{ nonce, day: Number(day), signature }] : [];
  });
}

function isOf(context: Context, { nonce, day, signature }: Mark, userId: string): boolean {
  const expected = Buffer.from(sign(context, userId, nonce, day));
  const given = Buffer.from(signature);
  return today(context) - day <= knownDays && given.length === expected.length && timingSafeEqual(given, expected);
}

/** The account is only part of the signature: the cookie does not reveal whose browser it is. */
function sign({ config }: Context, userId: string, nonce: string, day: number): string {
  return createHmac('sha256', config.SECRET).update(`known-browser:${userId}:${nonce}:${day}`).digest('base64url');
}

function today({ ports }: Context): number {
  return Math.floor(ports.clock.now().getTime() / dayMilliseconds);
}
