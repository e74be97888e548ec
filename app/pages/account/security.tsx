import { data, useLoaderData } from 'react-router';
import { renderSVG } from 'uqr';
import * as z from 'zod';
import { changePasswordSchema, secondFactorSchema } from '../../../domain/account/account.ts';
import { parseForm } from '../../../domain/form.ts';
import { type Context, ownAccount } from '../../../server/context.ts';
import type { Invalid, TooMany } from '../../../server/errors.ts';
import { changePassword } from '../../../server/services/account/password/change-password.ts';
import { listSessions, revokeSession } from '../../../server/services/account/sessions/sessions.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '../../../server/services/account/sign-in/second-factor.ts';
import { PasswordForm } from '../../features/account/security/password-form.tsx';
import { SecondFactor } from '../../features/account/security/second-factor.tsx';
import styles from '../../features/account/security/security.module.css';
import { securityTexts } from '../../features/account/security/security.texts.ts';
import type { SecurityAnswer } from '../../features/account/security/security-answer.ts';
import { SessionList } from '../../features/account/security/session-list.tsx';
import { SettingsNav } from '../../features/account/settings/settings-nav.tsx';
import { shellTexts } from '../../features/shell/shell.texts.ts';
import { useTexts } from '../../i18n/texts.ts';
import { readForm } from '../../read-form.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => securityTexts[locale].title);

export const loader = serve(async (context) => {
  const { role, twoFactorEnabled } = ownAccount(context);
  const rule = role === 'ADMIN' ? context.config.ADMIN_SECOND_FACTOR : undefined;
  return { role, twoFactorEnabled, rule, sessions: await listSessions(context) };
});

const passwordOnly = z.object({ password: z.string({ error: 'required' }).min(1, 'required').max(1000, 'long') });
const sessionChoice = z.object({ session: z.union([z.literal('others'), z.uuid()]) });

export const action = serve(async (context, { request }) => {
  ownAccount(context);
  const form = await readForm(request);
  try {
    return data(await answer(context, String(form.get('intent')), form));
  } catch (error) {
    const { name } = error as Error;
    if (name === 'Invalid') return data<SecurityAnswer>({ errors: (error as Invalid).fields }, 422);
    if (name !== 'TooMany') throw error;
    const seconds = (error as TooMany).retryAfterSeconds;
    const errors = { currentPassword: 'tooMany', password: 'tooMany', code: 'tooMany' } as const;
    context.page.retryAfterSeconds = seconds;
    return data<SecurityAnswer>({ errors, seconds }, 429);
  }
});

async function answer(context: Context, intent: string, form: FormData): Promise<SecurityAnswer> {
  switch (intent) {
    case 'password':
      await changePassword(context, wellFormed(changePasswordSchema, form));
      return { done: 'password' };
    case 'factorBegin': {
      const { uri, recoveryCodes } = await beginSecondFactor(context, wellFormed(passwordOnly, form).password);
      return {
        done: 'factorBegun',
        qr: `data:image/svg+xml,${encodeURIComponent(renderSVG(uri))}`,
        key: new URL(uri).searchParams.get('secret') ?? '',
        recoveryCodes,
      };
    }
    case 'factorConfirm':
      await confirmSecondFactor(context, wellFormed(secondFactorSchema, form).code);
      return { done: 'factorOn' };
    case 'factorOff':
      await removeSecondFactor(context, wellFormed(passwordOnly, form).password);
      return { done: 'factorOff' };
    case 'codes':
      return {
        done: 'codes',
        recoveryCodes: await renewRecoveryCodes(context, wellFormed(passwordOnly, form).password),
      };
    case 'session':
      await revokeSession(context, wellFormed(sessionChoice, form).session);
      return { done: 'session' };
    default:
      throw data(null, 400);
  }
}

/** The parsed form; throws a refusal with the error of each field. */
function wellFormed<T extends z.ZodType>(schema: T, form: FormData): z.output<T> {
  const parsed = parseForm(schema, form);
  if ('errors' in parsed) throw Object.assign(new Error('invalid'), { name: 'Invalid', fields: parsed.errors });
  return parsed.value;
}

export default function SecurityPage() {
  const { role, twoFactorEnabled, rule, sessions } = useLoaderData<typeof loader>();
  const texts = useTexts(securityTexts);
  const { toasts } = useTexts(shellTexts);
  return (
    <div className={page.reading}>
      <SettingsNav role={role} current="security" />
      <h1>{texts.title}</h1>
      <div className={styles.sections}>
        <PasswordForm changed={toasts.passwordChanged} />
        <SecondFactor enabled={twoFactorEnabled} rule={rule} />
        <SessionList sessions={sessions} />
      </div>
    </div>
  );
}
