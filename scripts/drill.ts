import './end-with-reader.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import { durationText } from '#app/features/health/drill-state.ts'
import { runDrill } from '#app/features/health/drill/run-drill.server.ts'
import { readConfig } from '#app/platform/config.server.ts'
import { openDatabaseForTool } from '#app/platform/database/database.server.ts'
import { startupMessage } from '#app/platform/startup-message.server.ts'

/** `drill`: restores the newest backup beside the running site. The exit code is 0 where that was proven. */
async function main(): Promise<number> {
  const config = readConfig(process.env)
  const handle = await openDatabaseForTool(config)
  try {
    const { backup, startedAt, endedAt, problem, figures } = await runDrill({ config, running: handle.db })
    console.log(JSON.stringify({ time: endedAt, msg: 'restore drill', backup, problem, ...figures }))
    if (problem !== '') {
      console.error(problem)
      return 1
    }
    const took = durationText(endedAt.getTime() - startedAt.getTime())
    console.error(`The backup ${backup} was restored in ${took}: ${countOf(Number(figures['rows']), 'row')}.`)
    return 0
  } finally {
    await handle.close()
  }
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(startupMessage(error))
  return 1
})
