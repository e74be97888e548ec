import { createContext, useContext, useState } from 'react';

/** Whether the visitor has allowed embedded content of other sites on all pages. */
export const EmbedsContext = createContext(false);

/** Whether a frame of another site may load: allowed on all pages, or by a click on this one. */
export function useEmbed(): [loads: boolean, load: () => void] {
  const allowed = useContext(EmbedsContext);
  const [asked, setAsked] = useState(false);
  return [allowed || asked, () => setAsked(true)];
}
