import { useRouteLoaderData } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import type { Informations } from '../../../../server/services/account/read-informations.ts';
import type { FormAnswer } from '../../../forms/form-action.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Field } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import { DeveloperFields } from './identity-fields.tsx';
import styles from './settings.module.css';
import { settingsTexts } from './settings.texts.ts';
import { SettingsForm } from './settings-form.tsx';

type Props = { informations: Informations; answer: FormAnswer | undefined };

export function IdentityCard({ informations: { developer, name }, answer }: Props) {
  const locale = useLocale();
  const { identity: texts } = useTexts(settingsTexts);
  const root = useRouteLoaderData('root') as { viewer?: { userId: string } } | undefined;
  return (
    <section className={page.card} aria-labelledby="identity-title">
      <h2 id="identity-title" className={styles.heading}>
        {texts.title}
      </h2>
      {developer && (
        <p className={styles.lead}>
          {texts.shownAs}{' '}
          <Link href={pathTo(locale, 'profile', { alias: root?.viewer?.userId ?? '' })}>{texts.profile}</Link>
        </p>
      )}
      <SettingsForm intent="informations" answer={answer} submit={texts.submit} done={texts.saved}>
        {(typed) =>
          developer ? (
            <DeveloperFields developer={developer} own {...typed} />
          ) : (
            <Field
              label={texts.name}
              name="name"
              autoComplete="name"
              defaultValue={typed.values?.name ?? name}
              error={typed.error('name')}
            />
          )
        }
      </SettingsForm>
    </section>
  );
}
