import { type ReactNode, useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { FullDialog } from '../ui/full-dialog.tsx';
import { ReorderList } from '../ui/reorder.tsx';
import { AddRow, FoldingRow, RowList } from '../ui/row-list.tsx';
import { SavedRow, SavedRows } from '../ui/saved-rows.tsx';
import { useToast } from '../ui/toast.tsx';
import type { GalleryTexts } from './gallery.texts.ts';
import type { Specimens } from './specimen.ts';

const nothing = () => {};

/** What opens, and what has rows. */
export const listsAndDialogs: Specimens = {
  RowList: ({ label, value, confirm, long }) => ({
    normal: (
      <RowList>
        <FoldingRow title={value} removeLabel={confirm} remove={nothing} wrong={false}>
          <Field label={label} />
        </FoldingRow>
      </RowList>
    ),
    open: (
      <RowList>
        <FoldingRow title={value} removeLabel={confirm} remove={nothing} wrong={false} openAtFirst>
          <Field label={label} />
        </FoldingRow>
      </RowList>
    ),
    error: (
      <RowList>
        <FoldingRow title={value} removeLabel={confirm} remove={nothing} wrong>
          <Field label={label} />
        </FoldingRow>
      </RowList>
    ),
    long: (
      <RowList>
        <FoldingRow title={long} removeLabel={confirm} remove={nothing} wrong={false}>
          <Field label={label} />
        </FoldingRow>
      </RowList>
    ),
  }),
  SavedRows: ({ filters, value, long, hint, confirm }) => ({
    normal: (
      <SavedRows label={filters}>
        <SavedRow
          name={value}
          href="/gallery"
          alert={{ label: hint, on: true }}
          since="2026"
          actions={<Button>{confirm}</Button>}
        />
      </SavedRows>
    ),
    long: (
      <SavedRows label={filters}>
        <SavedRow
          name={long}
          href="/gallery"
          alert={{ label: long, on: false }}
          since="2026"
          actions={<Button>{confirm}</Button>}
        />
      </SavedRows>
    ),
  }),
  AddRow: ({ short }) => ({
    normal: <AddRow label={short} add={nothing} />,
    disabled: <AddRow label={short} add={nothing} disabled />,
  }),
  ReorderList: (texts) => ({ normal: <Rows {...texts} /> }),
  Dialog: (texts) => ({
    normal: (
      <Opened open={texts.open}>
        {(close) => (
          <Dialog title={texts.long} closeLabel={texts.close} close={close}>
            <Field label={texts.label} hint={texts.hint} error={texts.error} />
            <Button onClick={close}>{texts.short}</Button>
          </Dialog>
        )}
      </Opened>
    ),
  }),
  FullDialog: (texts) => ({
    normal: <Opened open={texts.open}>{(close) => <Whole texts={texts} close={close} />}</Opened>,
  }),
  toast: (texts) => ({ normal: <ToastButton {...texts} /> }),
};

function Opened({ open, children }: { open: string; children: (close: () => void) => ReactNode }) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setShown(true)}>
        {open}
      </Button>
      {shown && children(() => setShown(false))}
    </>
  );
}

function Whole({ texts, close }: { texts: GalleryTexts; close: () => void }) {
  const id = useId();
  return (
    <FullDialog titleId={id} close={close} onKeyDown={nothing}>
      <h2 id={id}>{texts.title}</h2>
      <Button onClick={close}>{texts.close}</Button>
    </FullDialog>
  );
}

function ToastButton({ open, long, label }: GalleryTexts) {
  const toast = useToast();
  return (
    <>
      <Button look="secondary" onClick={() => toast(long, undefined, { href: '#top', label })}>
        {open}
      </Button>
      <Button look="secondary" onClick={() => toast(label, undefined, { label: open, press: nothing })}>
        {label}
      </Button>
    </>
  );
}

function Rows({ label, value, long, drag, up, down }: GalleryTexts) {
  const [names, setNames] = useState([label, value, long]);
  const move = (from: number, to: number) => {
    const rest = names.filter((_, index) => index !== from);
    setNames([...rest.slice(0, to), names[from] ?? '', ...rest.slice(to)]);
  };
  return (
    <ReorderList
      count={names.length}
      keyOf={(index) => [label, value, long].indexOf(names[index] ?? '')}
      nameOf={(index) => names[index] ?? ''}
      labels={{ drag, up, down }}
      move={move}
    >
      {(index) => names[index]}
    </ReorderList>
  );
}
