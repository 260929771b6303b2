import { routes } from '#app/addresses/routes.ts'
import { feedbackProblems, sendFeedback } from '#app/features/content/feedback.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { takePosts, type PostableForm } from '../account/take-posts.server.ts'

const feedback: PostableForm = {
  kept: ['message', 'page'],
  async send({ given, locale, call }) {
    const message = textOf(given, 'message')
    const problems = feedbackProblems(message)
    if (problems) return { problems }
    const problem = await sendFeedback({ message, page: textOf(given, 'page') }, locale, call)
    return problem === null ? { next: routes.feedback.href({ locale, sent: '1' }) } : { problems: { form: problem } }
  },
}

export const takeFeedback = takePosts({ feedback }, 'feedback')
