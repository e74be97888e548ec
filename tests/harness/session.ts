import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Database } from '../../server/data/database.ts';

/** Stores a session of a user, and returns the value of its cookie. */
export async function storeSession(db: Database, userId: string, secret: string): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(Date.now() + 24 * 60 * 60 * 1000);
  await db.insertInto('sessions').values({ userId, token, expiresAt }).execute();
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return encodeURIComponent(`${token}.${signature}`);
}

/** Signs a user in, in the browser of a page, without the form: for journeys that are not about signing in. */
export async function openSession(page: Page, db: Database, userId: string): Promise<void> {
  const secret = readFileSync(join(process.env.PRODUCT_DATA_DIR ?? '', 'secret'), 'utf8');
  const value = await storeSession(db, userId, secret);
  const url = process.env.PRODUCT_URL ?? '';
  await page.context().addCookies([{ name: 'vivier.session_token', value, url, httpOnly: true, sameSite: 'Lax' }]);
}
