import { LEFT_BEHIND } from '#app/features/console/lists/definitions/mail-list.server.ts'
import { outcomeOf } from '../post-outcome.server.ts'
import { takeConsolePosts } from '../take-console-posts.server.ts'

export const takeHealthPosts = takeConsolePosts(
  {
    retry: {
      kept: [],
      async send(posted) {
        return outcomeOf(
          posted,
          await posted.call('console/retryMails', { query: LEFT_BEHIND }, posted.locale),
          'retry',
        )
      },
    },
  },
  'retry',
)
