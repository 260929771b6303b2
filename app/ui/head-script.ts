import { PAPER, THEME_KEY } from './theme.ts'

/** The note about small screens has been shown. */
export const NOTE_SEEN_KEY = 'screen-note-seen'

/** Runs in the head, after the metas, before anything is painted. The same on every page, so that its hash is too. */
export const HEAD_SCRIPT =
  `try{const c=${JSON.stringify(PAPER)},s=localStorage,t=s.getItem('${THEME_KEY}'),d=document.documentElement.dataset;` +
  `if(s.getItem('${NOTE_SEEN_KEY}'))d.noteSeen='';` +
  "if(t in c){d.theme=t;document.querySelectorAll('meta[name=theme-color]').forEach(m=>m.content=c[t])}}catch{}"
