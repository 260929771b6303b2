/** The look of our sheets, on screens and on paper, in both themes. */
export const INDEX_STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1d1c1a, #edeae4); --soft: light-dark(#65615a, #b3ada2); --line: light-dark(#e4e0d8, #3a3733); --accent: light-dark(#0f4f4a, #7cc4bb); --paper: light-dark(#fff, #1b1a18); --tint: light-dark(#f6f5f3, #262421); }
* { box-sizing: border-box; margin: 0; padding: 0; }
body { max-width: 1000px; margin: 0 auto; padding: 32px 20px 64px; background: var(--paper); color: var(--ink); font: 15px/1.5 'Instrument Sans', 'Segoe UI', Arial, 'Liberation Sans', sans-serif; overflow-wrap: anywhere; }
header { padding-bottom: 20px; border-bottom: 2px solid var(--ink); }
.kind { color: var(--accent); font-weight: 600; font-size: 13px; }
h1 { font-size: 30px; line-height: 1.2; letter-spacing: -0.02em; margin: 4px 0 8px; }
h2 { font-size: 19px; margin: 36px 0 8px; }
h3 { font-size: 16px; font-weight: 600; }
a { color: var(--accent); }
ul { list-style: none; }
article { padding: 14px 0; border-top: 1px solid var(--line); break-inside: avoid; }
.files li { padding: 3px 0; }
.soft { color: var(--soft); font-size: 13px; }
.code, .tag { font-family: 'IBM Plex Mono', Consolas, 'Liberation Mono', monospace; font-size: 0.93em; }
.tag { padding: 1px 6px; border: 1px solid var(--line); border-radius: 3px; }
.missing { margin-top: 32px; padding: 16px 20px; background: var(--tint); border-left: 3px solid var(--accent); }
.missing h2 { margin: 0 0 6px; }
.gone { color: var(--soft); }
@media print { body { padding: 0; font-size: 10pt; } }
`
