import { buttons } from './buttons.tsx';
import { charts } from './charts.tsx';
import { choices } from './choices.tsx';
import { drawings } from './drawings.tsx';
import { fields } from './fields.tsx';
import { listsAndDialogs } from './lists-and-dialogs.tsx';
import { shown } from './shown.tsx';
import type { Specimens } from './specimen.ts';

export const specimens: Specimens = {
  ...buttons,
  ...fields,
  ...choices,
  ...shown,
  ...listsAndDialogs,
  ...charts,
  ...drawings,
};

/** Components of app/ui and app/charts that are seen only inside another one, which is in the gallery. */
export const partOf: Record<string, string> = {
  ColouredCode: 'CodeBlock',
  CodeRuns: 'CodeBlock',
  Below: 'Field',
  Drawing: 'Otter',
  FoldingRow: 'RowList',
  MenuButton: 'Menu',
  MenuLine: 'Menu',
  MenuLink: 'Menu',
  MenuDownload: 'Menu',
  Modal: 'Dialog',
  PlayableOptions: 'QuestionLook',
  Pool: 'Boat',
  SettingsSections: 'SettingsSection',
  SavedRow: 'SavedRows',
  ToastProvider: 'toast',
  ToastsInDialog: 'Dialog',
  Verdict: 'QuestionLook',
};
