import { useRouteLoaderData } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import type { Informations } from '../../../../server/services/account/read-informations.ts';
import type { FormAnswer } from '../../../forms/form-action.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Field } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { SettingsSection } from '../../../ui/settings-section.tsx';
import { DeveloperFields } from './identity-fields.tsx';
import { settingsTexts } from './settings.texts.ts';
import { SettingsForm } from './settings-form.tsx';

type Props = { informations: Informations; answer: FormAnswer | undefined };

export function IdentityCard({ informations: { developer, name }, answer }: Props) {
  const locale = useLocale();
  const { identity: texts } = useTexts(settingsTexts);
  const root = useRouteLoaderData('root') as { viewer?: { userId: string } } | undefined;
  return (
    <SettingsSection
      icon="person"
      title={texts.title}
      lead={
        developer && (
          <>
            {texts.shownAs}{' '}
            <Link href={pathTo(locale, 'profile', { alias: root?.viewer?.userId ?? '' })}>{texts.profile}</Link>
          </>
        )
      }
    >
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
    </SettingsSection>
  );
}
