import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../../context.ts';
import { ownCookie, readOwnCookie } from '../sessions/own-cookies.ts';

const name = 'known';
const dayMilliseconds = 24 * 60 * 60 * 1000;
const knownDays = 180;
/** A family or a class shares a machine; the cookie must not grow without end. */
const mostAccounts = 5;

type Mark = { nonce: string; day: number; signature: string };

/**
 * The counter of this browser for an account, if the owner has signed in with it before. It opens nothing: attempts in
 * it are counted apart from those of everybody else.
 */
export function knownBrowser(context: Context, userId: string): string | undefined {
  return readMarks(context).find((mark) => isOf(context, mark, userId))?.nonce;
}

/** Called once a person has proven to be the owner. Other accounts that this browser knows stay known. */
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

/** The account is in the signature only: the cookie does not say whose browser it is. */
function sign({ config }: Context, userId: string, nonce: string, day: number): string {
  return createHmac('sha256', config.SECRET).update(`known-browser:${userId}:${nonce}:${day}`).digest('base64url');
}

function today({ ports }: Context): number {
  return Math.floor(ports.clock.now().getTime() / dayMilliseconds);
}
