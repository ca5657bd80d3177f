import { defineJob } from '#graph/jobs/job.ts';

/** Reminds customers of bookings that end soon, and cancels overdue ones. */
export const processDueBookingsJob = defineJob('processDueBookings', { daily: true });
