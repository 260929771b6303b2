import styles from './measured-drawing.module.css'

/** An ornament of pages that have nothing to show: an elevation of a basin and its tap, with a figure for its width. */
export function MeasuredDrawing({ figure }: { figure: string }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 400 300" aria-hidden="true">
      <path d="M20 210H380M20 214H380" />
      <path d="M110 210C112 172 116 150 120 138H280C284 150 288 172 290 210M116 138H284" />
      <path d="M186 138V84C186 62 222 62 222 84V96H214V86C214 73 194 73 194 86V138M190 72V58M182 58H206" />
      <path d="M160 214V240C160 252 180 252 180 240M180 240V232H200V214" />
      <g className={styles.figure}>
        <path d="M110 222V278M290 222V278M110 268H290M110 268L118 264.5V271.5ZM290 268L282 264.5V271.5Z" />
        <path d="M304 138H344M304 210H344M334 138V210M334 138L330.5 146H337.5ZM334 210L330.5 202H337.5Z" />
      </g>
      <text x="200" y="262">
        {figure}
      </text>
    </svg>
  )
}
