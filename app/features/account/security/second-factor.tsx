import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import badge from '../../../ui/badge.module.css';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SettingsSection } from '../../../ui/settings-section.tsx';
import { StateRow } from '../../../ui/state-row.tsx';
import styles from './security.module.css';
import { securityTexts } from './security.texts.ts';

/** The dialog is loaded when it opens. */
const SecondFactorDialog = lazy(() => import('./second-factor-dialog.tsx'));

export type FactorTask = 'enable' | 'disable' | 'renew';

const looks = { enable: 'primary', disable: 'danger', renew: 'secondary' } as const;

/** `rule`: whether administrators must or should have a second factor; undefined for other roles, who choose freely. */
export function SecondFactor({ enabled, rule }: { enabled: boolean; rule: 'required' | 'advised' | undefined }) {
  const texts = useTexts(securityTexts).factor;
  const [task, setTask] = useState<FactorTask>();
  const tasks: FactorTask[] = enabled ? (rule === 'required' ? ['renew'] : ['renew', 'disable']) : ['enable'];
  return (
    <SettingsSection
      icon="shield"
      title={texts.title}
      lead={texts.lead}
      state={
        <span className={badge.badge} data-on={enabled || undefined}>
          {enabled ? texts.on : texts.off}
        </span>
      }
    >
      {rule && !enabled && (
        <div className={styles.rule}>
          <Notice tone="warning">{texts[rule]}</Notice>
        </div>
      )}
      <StateRow
        icon={enabled ? 'shieldCheck' : 'shield'}
        tone={enabled ? 'good' : 'open'}
        title={enabled ? texts.stateOn : texts.stateOff}
        action={tasks.map((one) => (
          <Button key={one} look={looks[one]} onClick={() => setTask(one)}>
            {texts[one]}
          </Button>
        ))}
      />
      {task && (
        <Suspense>
          <SecondFactorDialog task={task} close={() => setTask(undefined)} />
        </Suspense>
      )}
    </SettingsSection>
  );
}
