import { defineJob } from '#graph/jobs/job.ts';

/** Reminds the buyers of bookings that end soon, and ends those whose time is over. */
export const keepBookingsJob = defineJob('keepBookings', { daily: true });
