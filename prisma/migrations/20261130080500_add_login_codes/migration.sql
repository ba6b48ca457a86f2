-- Codes that let someone in while wrong passwords throttle password login.
ALTER TYPE "CodePurpose" ADD VALUE IF NOT EXISTS 'login' AFTER 'change';
