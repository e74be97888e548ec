import { useLoaderData } from 'react-router';
import { renderSVG } from 'uqr';
import * as z from 'zod';
import { changePasswordSchema, secondFactorSchema } from '../../../domain/account/account.ts';
import { isBoundBySecondFactorRule } from '../../../domain/permissions/account.ts';
import { canChooseDiscretion } from '../../../domain/permissions/profile.ts';
import { ownAccount } from '../../../server/context.ts';
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
import { securityTexts } from '../../features/account/security/security.texts.ts';
import type { SecurityResult } from '../../features/account/security/security-answer.ts';
import { SessionList } from '../../features/account/security/session-list.tsx';
import { SettingsNav } from '../../features/account/settings/settings-nav.tsx';
import { toastTexts } from '../../features/shell/toast.texts.ts';
import { FormResult, formActions, pageForm } from '../../forms/form-action.ts';
import { useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { SettingsSections } from '../../ui/settings-section.tsx';
import { pageTitle } from '../page-title.ts';
import type { Route } from './+types/security.ts';

export const meta = pageTitle((locale) => securityTexts[locale].title);

export const loader = serve(async (context) => {
  const viewer = ownAccount(context);
  const rule = isBoundBySecondFactorRule(viewer) ? context.config.ADMIN_SECOND_FACTOR : undefined;
  const can = { chooseDiscretion: canChooseDiscretion(viewer) };
  return { can, twoFactorEnabled: viewer.twoFactorEnabled, rule, sessions: await listSessions(context) };
});

const passwordOnly = z.object({ password: z.string({ error: 'required' }).min(1, 'required').max(1000, 'long') });
const sessionChoice = z.object({ session: z.union([z.literal('others'), z.uuid()]) });

const forms = {
  password: pageForm(changePasswordSchema, async (context, value) => {
    await changePassword(context, value);
    return 'done';
  }),
  factorBegin: pageForm(passwordOnly, async (context, { password }) => {
    const { uri, recoveryCodes } = await beginSecondFactor(context, password);
    const qr = `data:image/svg+xml,${encodeURIComponent(renderSVG(uri))}`;
    return new FormResult({ qr, key: new URL(uri).searchParams.get('secret') ?? '', recoveryCodes });
  }),
  factorConfirm: pageForm(secondFactorSchema, async (context, { code }) => {
    await confirmSecondFactor(context, code);
    return 'done';
  }),
  factorOff: pageForm(passwordOnly, async (context, { password }) => {
    await removeSecondFactor(context, password);
    return 'done';
  }),
  codes: pageForm(passwordOnly, async (context, { password }) => {
    return new FormResult({ recoveryCodes: await renewRecoveryCodes(context, password) });
  }),
  session: pageForm(sessionChoice, async (context, { session }) => {
    await revokeSession(context, session);
    return 'done';
  }),
};

export const action = formActions<Route.ActionArgs, SecurityResult>(forms, ownAccount);

export default function SecurityPage() {
  const { can, twoFactorEnabled, rule, sessions } = useLoaderData<typeof loader>();
  const texts = useTexts(securityTexts);
  const { passwordChanged } = useTexts(toastTexts);
  return (
    <div className={page.wide}>
      <SettingsNav can={can} current="security" />
      <h1>{texts.title}</h1>
      <SettingsSections>
        <PasswordForm changed={passwordChanged} />
        <SecondFactor enabled={twoFactorEnabled} rule={rule} />
        <SessionList sessions={sessions} />
      </SettingsSections>
    </div>
  );
}
