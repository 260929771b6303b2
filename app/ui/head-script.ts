import { PAPER, THEME_KEY } from './browser/theme.ts'

export const NOTE_SEEN_KEY = 'screen-note-seen'

/** Lays out the whole page where it may open further down: after Back, a reload or to an anchor (base.css). */
const LAID_OUT_WHOLE = "if(performance.getEntriesByType('navigation')[0]?.type!='navigate'||location.hash)d.whole='';"

/** Runs in the head, after the metas, before anything is painted. The same on every page, so that its hash is too. */
export const HEAD_SCRIPT =
  `try{const c=${JSON.stringify(PAPER)},d=document.documentElement.dataset;${LAID_OUT_WHOLE}` +
  `const s=localStorage,t=s.getItem('${THEME_KEY}');if(s.getItem('${NOTE_SEEN_KEY}'))d.noteSeen='';` +
  "if(t in c){d.theme=t;document.querySelectorAll('meta[name=theme-color]').forEach(m=>m.content=c[t])}}catch{}"
