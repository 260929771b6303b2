/** Ends a command whose output nobody reads any more (`| head`), without a stack. Imported for its effect. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})
