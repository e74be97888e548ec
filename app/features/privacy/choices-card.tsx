import { useLocation } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { type Choices, choiceKinds } from '../../../domain/privacy/choices.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/field.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import styles from './privacy.module.css';
import { privacySettingsTexts } from './privacy-settings.texts.ts';

/**
 * A plain form, so that a visitor without JavaScript can refuse too. Its buttons all look the same, so none is
 * favoured.
 */
export function ChoicesCard({ choices }: { choices: Choices }) {
  const locale = useLocale();
  const texts = useTexts(privacySettingsTexts).choices;
  const { pathname } = useLocation();
  return (
    <SettingsSection icon="listChecks" anchor="choix" title={texts.title} lead={texts.lead}>
      <form method="post" action={pathTo(locale, 'choices')} className={styles.form}>
        <input type="hidden" name="back" value={pathname} />
        {choiceKinds.map((kind) => (
          <CheckField
            key={`${kind} ${choices[kind]}`}
            name={kind}
            value="1"
            label={texts[kind]}
            hint={texts[`${kind}Hint`]}
            defaultChecked={choices[kind]}
          />
        ))}
        <div className={styles.choices}>
          <Button type="submit" look="secondary" name="choice" value="some">
            {texts.save}
          </Button>
          <Button type="submit" look="secondary" name="choice" value="none">
            {texts.refuse}
          </Button>
          <Button type="submit" look="secondary" name="choice" value="all">
            {texts.accept}
          </Button>
        </div>
      </form>
    </SettingsSection>
  );
}
