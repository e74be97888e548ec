import { useState } from 'react';
import { ChipLinks } from '../ui/chip-links.tsx';
import { Segmented, SegmentedLinks } from '../ui/segmented.tsx';
import { PanelTabs, Tabs } from '../ui/tabs.tsx';
import type { GalleryTexts } from './gallery.texts.ts';
import type { Specimens } from './specimen.ts';

/** What chooses one of several. */
export const choices: Specimens = {
  Tabs: ({ tabs, tabNames, long }) => ({
    normal: <Tabs label={tabs} tabs={tabsOf(tabNames.slice(0, 3), 0)} />,
    last: <Tabs label={`${tabs} 2`} tabs={tabsOf(tabNames, tabNames.length - 1)} />,
    long: <Tabs label={`${tabs} 3`} tabs={tabsOf([long, ...tabNames], 2)} />,
  }),
  PanelTabs: (texts) => ({ normal: <Panels {...texts} /> }),
  Segmented: (texts) => ({ normal: <Choice {...texts} /> }),
  SegmentedLinks: ({ choice, more, less }) => ({
    normal: <SegmentedLinks label={`${choice} 3`} links={tabsOf([more, less], 0)} />,
  }),
  ChipLinks: ({ choice, tabNames, long }) => ({
    normal: <ChipLinks label={choice} links={tabsOf(tabNames, 1)} />,
    long: <ChipLinks label={`${choice} 2`} links={tabsOf([long, ...tabNames], 0)} />,
  }),
};

function tabsOf(names: readonly string[], current: number) {
  return names.map((label, place) => ({
    key: label,
    href: '?',
    label,
    count: place * 7 || undefined,
    current: place === current,
  }));
}

function Panels({ tabs, tabNames, hint }: GalleryTexts) {
  const [chosen, choose] = useState('0');
  const shown = tabNames.slice(0, 2).map((label, place) => ({ key: String(place), label }));
  return (
    <>
      <PanelTabs label={`${tabs} 4`} tabs={shown} chosen={chosen} choose={choose} panelId="gallery-panel" />
      <div role="tabpanel" id="gallery-panel" aria-labelledby={`tab-${chosen}`}>
        <p>{hint}</p>
      </div>
    </>
  );
}

function Choice({ choice, more, less, none }: GalleryTexts) {
  const [value, setValue] = useState(more);
  const options = [more, less, none].map((label) => ({ value: label, label }));
  return <Segmented label={choice} options={options} value={value} choose={setValue} />;
}
