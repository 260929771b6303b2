import { useId } from 'react'
import { countText } from '@specify/core/text/count-text.ts'
import type { Plot, PlottedTable } from '../plots/plot.ts'
import styles from './insight.module.css'

const BAR_STEP = 44
const BAR_TOP = 20
const BAR_HEIGHT = 14
/** Above the columns, for the number of the highest line; below them, for their names. */
const HEAD = 16
const FOOT = 24
const COLUMNS_HEIGHT = 160

/** A plot with its title and its values for those who do not see it. Its colours are those of the theme. */
export function PlotFigure({ table: { title, headings, rows, plot } }: { readonly table: PlottedTable }) {
  const id = useId()
  const unit = headings[1 + (rows[0]?.texts.length ?? 0)]?.toLowerCase() ?? ''
  const height = plot.kind === 'bars' ? plot.bars.length * BAR_STEP : HEAD + COLUMNS_HEIGHT + FOOT
  return (
    <svg className={styles.plot} width="100%" height={height} role="img" aria-labelledby={`${id}t ${id}d`}>
      <title id={`${id}t`}>{title}</title>
      <desc id={`${id}d`}>
        {rows.map(({ label, values: [value = 0] }) => `${label}: ${countText(value)} ${unit}`).join('; ')}
      </desc>
      {plot.kind === 'bars' ? <Bars {...plot} /> : <Columns {...plot} />}
    </svg>
  )
}

function Bars({ bars }: Extract<Plot, { kind: 'bars' }>) {
  return bars.map(({ key, shortLabel, value, width }, at) => (
    <g key={key}>
      <text x="0" y={at * BAR_STEP + 13}>
        {shortLabel}
      </text>
      <text x="100%" y={at * BAR_STEP + 13} textAnchor="end" className={styles.number}>
        {countText(value)}
      </text>
      <rect className={styles.ground} x="0" y={at * BAR_STEP + BAR_TOP} width="100%" height={BAR_HEIGHT} rx="2" />
      <rect className={styles.bar} x="0" y={at * BAR_STEP + BAR_TOP} width={`${width}%`} height={BAR_HEIGHT} rx="2" />
    </g>
  ))
}

function Columns({ columns, ticks }: Extract<Plot, { kind: 'columns' }>) {
  const foot = HEAD + COLUMNS_HEIGHT
  return (
    <>
      {ticks.map(({ value, height }) => (
        <g key={value}>
          <line className={styles.line} x1="0" x2="100%" y1={foot - height} y2={foot - height} />
          <text x="0" y={foot - height - 4} className={styles.small}>
            {countText(value)}
          </text>
        </g>
      ))}
      {columns.map(({ label, shortLabel, x, width, height }) => (
        <g key={label} className={styles.month}>
          <rect className={styles.bar} x={`${x}%`} y={foot - height} width={`${width}%`} height={height} />
          <text x={`${x + width / 2}%`} y={foot + 16} textAnchor="middle" className={styles.small}>
            {shortLabel}
          </text>
        </g>
      ))}
    </>
  )
}
