export const PRODUCT_SHEET_STYLE = `
h2 { margin-top: 6mm; }
.whole { break-inside: avoid; }
.portrait { display: grid; grid-template-columns: 83mm 1fr; gap: 8mm; margin-top: 6mm; break-inside: avoid; }
.hero { width: 83mm; height: 83mm; }
.text p { margin-top: 3mm; }
.text ul { margin-top: 2mm; padding-left: 4mm; list-style: disc; }
.drawing { width: 100%; height: 96mm; }
.views { display: grid; grid-template-columns: repeat(3, 1fr); gap: 5mm; }
.view { width: 100%; height: 46mm; }
.beside { display: grid; grid-template-columns: 46mm 1fr; gap: 5mm; align-items: start; }
.files { columns: 3; }
`
